// Public entry of the database floor; higher floors import only from here.
export { nameAuthor, nameChanges, nameWriter } from './change-event.ts';
export { CODES, codeOf, hasCode, inCodeForm, rowOfCode } from './codes.ts';
export { BUSINESS_ZONE, type Db, takesChanges } from './connect.ts';
export { contains } from './contains.ts';
export { checkCounts, countedTotal, repairCounts } from './counts.ts';
export { DEMO_PASSWORD, publicAccounts } from './demo/accounts.ts';
export { insertDemoRows } from './demo/demo-rows.ts';
export { seedDemo } from './demo/seed-demo.ts';
export { checkFigures, FIGURES } from './figures.ts';
export { createFirstSuperadmin, hasAccounts } from './first-superadmin.ts';
export { joinStore } from './join-store.ts';
export { keepCounts } from './keep-counts.ts';
export { openStore, type Store } from './open-store.ts';
export { queuePool, quietLogger } from './queue-schema.ts';
export { isRowId } from './row-id.ts';
export { StoreError } from './store-error.ts';
export { hasNoRoom, isUnreachable } from './unreachable.ts';
