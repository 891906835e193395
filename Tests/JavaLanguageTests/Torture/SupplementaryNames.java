package torture;

class SupplementaryNames {
  int 𐐷 = 1, grüße, 名前, $dollar, _under, á, Ωmega;
  /** 😀 */ String smile = "😀"; // 😀

  int sum() { /* ü */ return 𐐷 + grüße + 名前 + $dollar + _under + á + Ωmega; }

  void übung(String 𝒳) { smile = 𝒳 + "é"; 名前++; }
}
