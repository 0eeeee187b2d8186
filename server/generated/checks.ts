// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
/** Generic writes with a check: each needs one of this type. */
export type EndpointChecks = Readonly<Record<never, never>>;
