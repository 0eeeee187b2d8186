// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
/** Long work that calls start: each needs a task of this type. Files travel as `{file, name, mime, bytes}`. */
export type DeclaredJobs = Readonly<Record<never, never>>;
