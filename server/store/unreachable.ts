const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Failed connections (08), starting or stopping (57P), too many connections (53300). */
const SERVER = /^(08...|57P0\d|53300)$/;
/** A standby, or a database that was made read-only. */
const READ_ONLY = '25006';
/** Driver messages without a code. */
const DRIVER =
  /^Connection terminated|connection error|timeout exceeded when trying to connect|^Client was closed/;
const NO_ROOM = /^(53100|ENOSPC|EDQUOT|EROFS)$/;

/** Whether a call failed because the database was not reachable; it may work again soon. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return NETWORK.test(code) || SERVER.test(code);
  return error instanceof Error && DRIVER.test(error.message);
}

/** Whether a write failed because the database may only be read from. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY;
}

/** Whether it failed because a disk is full. */
export function hasNoRoom(error: unknown): boolean {
  return NO_ROOM.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
