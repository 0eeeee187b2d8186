/** What the tools for agents do (`npm run mcp`): the server says it to them, AGENTS.md to who reads the files. */
export const AGENT_TOOLS = {
  grammar:
    'What words of the language mean and where they may stand. Without a word: the kinds of declaration files.',
  product:
    'What is declared. Without a name: all screens, calls, entities and role sets. With one: its declaration with everything that comes by default, and who uses it.',
  problems: 'Every mistake in the declarations, with file, line, code and remedy.',
  preview: 'The difference that operations make, and the problems afterwards. Writes nothing.',
  edit: 'Does operations and writes the files, keeping order and layout. Refused, with nothing written, when the declarations would have mistakes that they do not have now.',
} as const;
