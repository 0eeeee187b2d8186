// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { DeclaredEndpoint } from '../../../../../server/http/declared.ts';
import {
  fieldDate,
  fieldFile,
  fieldImage,
  fieldMoney,
  fieldNumber,
  fieldOrder,
  fieldPassword,
  fieldPicker,
  fieldRecordPickerMany,
  fieldRichText,
  fieldSelect,
  fieldSwitch,
  fieldText,
  fieldTextarea,
} from './operations/field.ts';
import { sampleCells, sampleOptions, sampleOverview, sampleRecord } from './operations/sample.ts';
import { sessionSignIn } from './operations/session.ts';
import {
  stateAll,
  stateDo,
  stateDownload,
  stateOne,
  stateRename,
  stateRows,
  stateSave,
} from './operations/state.ts';

export const endpoints: readonly DeclaredEndpoint[] = [
  { method: 'GET', path: '/api/all/{state}', operations: [stateAll] },
  { method: 'GET', path: '/api/cells/{cell}', operations: [sampleCells] },
  { method: 'POST', path: '/api/do/{how}', encoding: 'multipart', operations: [stateDo] },
  { method: 'GET', path: '/api/download', operations: [stateDownload] },
  { method: 'POST', path: '/api/field/date', encoding: 'multipart', operations: [fieldDate] },
  { method: 'POST', path: '/api/field/file', encoding: 'multipart', operations: [fieldFile] },
  { method: 'POST', path: '/api/field/image', encoding: 'multipart', operations: [fieldImage] },
  { method: 'POST', path: '/api/field/money', encoding: 'multipart', operations: [fieldMoney] },
  { method: 'POST', path: '/api/field/number', encoding: 'multipart', operations: [fieldNumber] },
  { method: 'POST', path: '/api/field/order', encoding: 'multipart', operations: [fieldOrder] },
  { method: 'POST', path: '/api/field/password', encoding: 'multipart', operations: [fieldPassword] },
  { method: 'POST', path: '/api/field/picker', encoding: 'multipart', operations: [fieldPicker] },
  {
    method: 'POST',
    path: '/api/field/record-picker-many',
    encoding: 'multipart',
    operations: [fieldRecordPickerMany],
  },
  { method: 'POST', path: '/api/field/rich-text', encoding: 'multipart', operations: [fieldRichText] },
  { method: 'POST', path: '/api/field/select', encoding: 'multipart', operations: [fieldSelect] },
  { method: 'POST', path: '/api/field/switch', encoding: 'multipart', operations: [fieldSwitch] },
  { method: 'POST', path: '/api/field/text', encoding: 'multipart', operations: [fieldText] },
  { method: 'POST', path: '/api/field/textarea', encoding: 'multipart', operations: [fieldTextarea] },
  { method: 'GET', path: '/api/one/{state}', operations: [stateOne] },
  { method: 'GET', path: '/api/options/{state}', operations: [sampleOptions] },
  { method: 'GET', path: '/api/overview', operations: [sampleOverview] },
  { method: 'GET', path: '/api/record/{field}', operations: [sampleRecord] },
  { method: 'PUT', path: '/api/rename', encoding: 'form', operations: [stateRename] },
  { method: 'GET', path: '/api/rows/{state}', operations: [stateRows] },
  { method: 'POST', path: '/api/save/{state}', encoding: 'multipart', operations: [stateSave] },
  { method: 'POST', path: '/api/sign-in', encoding: 'json', operations: [sessionSignIn] },
];
