export { type ExportRequest, exportFile } from './export-file.ts';
