/** What a body holds of an uploaded file: in the browser the File itself is kept beside the data, on the server its place. */
export interface FileValue {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}
