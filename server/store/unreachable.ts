const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Broken or refused connections (08), a server that stops or starts (57P), one that takes no more (53300), one that only reads (25006). */
const SERVER = /^(08...|57P0\d|53300|25006)$/;
/** What the driver says without a code. */
const DRIVER =
  /^Connection terminated|connection error|timeout exceeded when trying to connect|^Client was closed/;
const NO_ROOM = /^(53100|ENOSPC|EDQUOT|EROFS)$/;

/** Whether a call failed because the other side is not there: it may work again in a moment. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return NETWORK.test(code) || SERVER.test(code);
  return error instanceof Error && DRIVER.test(error.message);
}

/** Whether it failed because the disk of the files or of the database takes nothing more. */
export function hasNoRoom(error: unknown): boolean {
  return NO_ROOM.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
