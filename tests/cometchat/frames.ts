// What the SDK and the stand-in of the service say over a socket.

export interface Frame {
  readonly action?: string;
  readonly type?: string;
  readonly sender: string;
  readonly receiver: string;
  readonly body?: object;
}

/** `send` gives the client a frame, `end` closes its socket. */
export interface Line {
  readonly send: (frame: string) => void;
  readonly end: () => void;
  uid?: string;
}

/** What a client's socket does: it sends a frame, and it ends. */
export interface Client {
  take(frame: string): void;
  close(): void;
}

/** The open sockets; `take` gets the frames of those who have said who they are. */
export class Lines {
  readonly #lines = new Set<Line>();
  readonly #take: (frame: Frame) => void;
  constructor(take: (frame: Frame) => void) {
    this.#take = take;
  }

  connect(line: Line): Client {
    this.#lines.add(line);
    // The SDK calls itself connected before it says who it is: what comes earlier waits.
    const early: Frame[] = [];
    return {
      take: (text) => {
        const frame = JSON.parse(text) as Frame;
        if (frame.action === 'ping') line.send(JSON.stringify({ action: 'pong', ack: 'true' }));
        else if (frame.type === 'auth') {
          line.uid = frame.sender;
          const body = { status: 'OK', code: '200' };
          line.send(JSON.stringify({ ...frame, body }));
          for (const waiting of early.splice(0)) this.#take(waiting);
        } else if (line.uid) this.#take(frame);
        else early.push(frame);
      },
      close: () => this.#lines.delete(line),
    };
  }

  push(uids: readonly string[], frame: object): void {
    for (const line of this.#lines) if (line.uid && uids.includes(line.uid)) line.send(JSON.stringify(frame));
  }
}
