// A table of ICU's data without entries, in the place of the 33 MB that Foundation links in: releases define
// PLUMBLINE_ICU_DATA as the name of Foundation's.
//
// ICU looks its data up in a table of contents: a header, then the number of entries and the entries. Without an entry,
// what asks for the data of a language or a region gets none, as on a machine that lacks it. `Scripts/test-release` runs
// the commands of a program that was linked so.

#ifdef PLUMBLINE_ICU_DATA

#include <stdint.h>

struct EmptyTable {
  uint16_t headerSize;
  uint8_t magic[2];
  uint16_t infoSize;
  uint16_t reserved;
  uint8_t isBigEndian;
  uint8_t characterSet;
  uint8_t characterSize;
  uint8_t reservedByte;
  uint8_t format[4];
  uint8_t formatVersion[4];
  uint8_t dataVersion[4];
  uint8_t padding[8];
  uint32_t count;
  uint32_t reservedWord;
  uint32_t noEntries[4];
};

__attribute__((aligned(16))) const struct EmptyTable PLUMBLINE_ICU_DATA = {
  .headerSize = 32,
  .magic = {0xDA, 0x27},
  .infoSize = 20,
  .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
  .characterSize = 2,
  .format = {'T', 'o', 'C', 'P'},
  .formatVersion = {1, 0, 0, 0},
};

#endif
