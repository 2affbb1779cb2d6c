export const exportText = {
  csv: 'Export CSV',
  csvOf: (list: string) => `Export CSV: ${list}`,
  failed: 'The list could not be exported',
};
