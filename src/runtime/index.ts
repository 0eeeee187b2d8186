/**
 * The public API of the runtime: everything that the application and hand-made parts (widgets, hand-made screens, a product's own
 * cells, fields and filters) may import. API.md has an example of each. Everything else is internal and may change.
 */

export type {
  Choice,
  CustomScreenProps,
  EditedField,
  FieldHost,
  FileAnswer,
  FormHost,
  HandMade,
  ItemAnswer,
  ListHost,
  LiveTopic,
  OwnCell,
  OwnFieldProps,
  OwnFilterProps,
  Product,
  RowsAnswer,
  TypedEndpoint,
  ValueProblem,
  WidgetHost,
} from '../../core/model.ts';
export {
  mayCall,
  mayOpen,
  otherServers,
  sessionCookie,
  takes,
  type User,
  useAccount,
  whenSignedOut,
} from './api/account.ts';
export { answerHere } from './api/answer-here.ts';
export {
  type AnswerState,
  ApiError,
  type Confirmation,
  confirm,
  invalidate,
  type Outcome,
  type PerformOptions,
  perform,
  readOnce,
  refusesValues,
  type SendOptions,
  send,
  useAnswer,
  usePerform,
  useRested,
} from './api/calls.ts';
export {
  copyText,
  type DialogWays,
  dismissErrors,
  isComposing,
  isEnter,
  leaveDialog,
  notify,
  openDialogWith,
  openScreen,
  useUnsaved,
} from './api/dialogs.ts';
export { useDraft } from './api/drafts.ts';
export { type LiveEvent, type LiveListener, useIsLive, useLive } from './api/live.ts';
export {
  addressOf,
  goTo,
  ScreenLink,
  useAddress,
  useCurrentScreen,
  useQuery,
  useTitleCount,
} from './api/navigation.tsx';
export {
  EmptyState,
  ErrorState,
  FailureNote,
  Icon,
  IconButton,
  type IconName,
  InputBox,
  Loaded,
  Page,
  Skeleton,
  staticStyled,
  useBarButton,
} from './api/page.tsx';
export {
  PLOT_HEIGHT,
  Plot,
  type Point,
  reportStyles,
  type SortedColumn,
  SortedTable,
  StatisticsSection,
  sumOf,
} from './api/report.ts';
export {
  type ApiErrorEntry,
  addDays,
  currentLanguage,
  daysBetween,
  entriesOf,
  errorText,
  formatDate,
  formatMoney,
  formatNumber,
  instantAt,
  isDate,
  now,
  searchForm,
  t,
  today,
} from './api/texts.ts';
export { Cell, Field, type FieldProps, Fields, NumberInput } from './api/values.tsx';
export { readStored, storedNames, writeStored } from './base/storage.ts';
export { newId } from './data/new-id.ts';
export { start } from './start.tsx';
