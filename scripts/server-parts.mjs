// Which files the server is made of, beside its own folder.
const FOLDERS = [
  'server/',
  'src/generated/product/(types|lifecycles)/',
  'src/generated/product/today',
  'src/generated/compiled/bodies/',
  'src/runtime/core/',
  'src/runtime/model',
  'src/custom-widgets/[^/]+/(model|service)/',
];
const PARTS = new RegExp(`^(${FOLDERS.join('|')}).*(?<!\\.test)\\.(ts|json|sql)$`);

/** Whether the server reads this file, named from the project's root; it then starts again when the file changes. */
export const isServerPart = (path) => PARTS.test(path);
