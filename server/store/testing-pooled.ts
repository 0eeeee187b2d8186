/** What leaves something in the session, or reads what it left: a pooler lends a connection for one transaction alone. */
const OF_A_SESSION = [
  /(?:^|;)\s*set\s+(?!local\b|constraints\b|transaction\b)/i,
  /(?:^|;)\s*(?:reset|discard|listen|unlisten|load|prepare|deallocate)\b/i,
  /\bset_config\s*\((?:[^()]|\([^()]*\))*,\s*false\s*\)/i,
  /\bpg_(?:try_)?advisory_(?:lock|unlock)(?!\w*xact)/i,
  /\bcreate\s+(?:local\s+|global\s+)?temp(?:orary)?\b/i,
  /\bpg_temp\b/i,
  /\bwith\s+hold\b/i,
];

/** Throws where a statement needs a session of its own. */
export function refuseSessionState(statement: string): void {
  if (OF_A_SESSION.some((pattern) => pattern.test(statement)))
    throw new Error(
      `This needs a session of its own (withClient), and DATABASE_URL may be a pooler: ${statement}`,
    );
}
