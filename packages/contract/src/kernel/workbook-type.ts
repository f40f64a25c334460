/** An Excel workbook: bytes, where the other files that are sent are texts. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
