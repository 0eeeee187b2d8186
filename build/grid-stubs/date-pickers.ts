/** Our grids filter by text only. */
function refuse(): never {
  throw new Error('Date filters are left out of the build: see build/grid-plugin.ts.');
}

export { refuse as DatePicker, refuse as DateTimePicker, refuse as TimePicker };
