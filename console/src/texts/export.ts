export const exportText = {
  failed: 'The list could not be exported',
  unknown: 'This server cannot export lists as CSV.',
} as const;
