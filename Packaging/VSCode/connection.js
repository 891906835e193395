"use strict";

const HEADER_END = Buffer.from("\r\n\r\n");

/** The longest message that is read, in bytes. */
const LIMIT = 256 << 20;

/** Splits the bytes of a stream into messages. */
class Frames {
  #chunks = [];
  #size = 0;
  /** The length of the message whose header was read; undefined before. */
  #length;

  /** Adds bytes and returns the messages that are complete with them. */
  add(bytes) {
    this.#chunks.push(bytes);
    this.#size += bytes.length;
    const messages = [];
    for (;;) {
      if (this.#length === undefined) {
        const all = this.#joined();
        const end = all.indexOf(HEADER_END);
        if (end < 0) {
          if (this.#size > 1 << 16) throw new Error("the server sends no header");
          break;
        }
        const match = /^content-length: *(\d+)/im.exec(all.toString("latin1", 0, end));
        const length = match ? Number(match[1]) : NaN;
        if (!(length <= LIMIT)) throw new Error("the server sends a header without a valid length");
        this.#length = length;
        this.#drop(end + HEADER_END.length);
      }
      if (this.#size < this.#length) break;
      messages.push(JSON.parse(this.#joined().toString("utf8", 0, this.#length)));
      this.#drop(this.#length);
      this.#length = undefined;
    }
    return messages;
  }

  #joined() {
    if (this.#chunks.length !== 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0];
  }

  #drop(count) {
    this.#chunks = [this.#joined().subarray(count)];
    this.#size -= count;
  }
}

/** An error that the server answers with. */
class ResponseError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** JSON-RPC over a pair of streams. */
class Connection {
  #output;
  #next = 1;
  #waiting = new Map();
  #handlers = new Map();
  #isClosed = false;

  /**
   * @param input the stream of the server's messages
   * @param output the stream for the messages to it
   * @param onError takes the error of a broken stream
   */
  constructor(input, output, onError) {
    this.#output = output;
    const frames = new Frames();
    input.on("data", (bytes) => {
      if (this.#isClosed) return;
      try {
        for (const message of frames.add(bytes)) this.#receive(message);
      } catch (error) {
        this.close();
        onError(error);
      }
    });
    input.on("close", () => this.close());
    // A server that has ended reads nothing.
    output.on("error", () => this.close());
  }

  /** Takes what the server tells or asks; what a handler returns is the answer. */
  on(method, handler) {
    this.#handlers.set(method, handler);
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  /**
   * Asks the server.
   *
   * @param token cancels the request when its `onCancellationRequested` is called
   */
  request(method, params, token) {
    if (this.#isClosed) return Promise.reject(new Error("the server has ended"));
    if (token?.isCancellationRequested) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const subscription = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.#waiting.set(id, { resolve, reject, token, subscription });
      this.#send({ id, method, params });
    });
  }

  /** Rejects what waits for an answer. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const { reject, subscription } of this.#waiting.values()) {
      subscription?.dispose();
      reject(new Error("the server has ended"));
    }
    this.#waiting.clear();
  }

  #send(message) {
    if (this.#isClosed) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#output.write(Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]));
  }

  #receive(message) {
    if (message.method === undefined) {
      const request = this.#waiting.get(message.id);
      if (!request) return;
      this.#waiting.delete(message.id);
      request.subscription?.dispose();
      if (!message.error) request.resolve(message.result);
      // Nobody waits for the answer of a request that was cancelled.
      else if (request.token?.isCancellationRequested) request.resolve(null);
      else request.reject(new ResponseError(message.error));
      return;
    }
    const handler = this.#handlers.get(message.method);
    if (message.id === undefined) return handler?.(message.params);
    if (!handler) {
      return this.#send({ id: message.id, error: { code: -32601, message: `there is no '${message.method}'` } });
    }
    Promise.resolve(handler(message.params)).then(
      (result) => this.#send({ id: message.id, result: result ?? null }),
      (error) => this.#send({ id: message.id, error: { code: -32603, message: String(error.message ?? error) } }),
    );
  }
}

module.exports = { Connection, Frames, ResponseError };
