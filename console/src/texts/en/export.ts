export const exportText = {
  failed: 'The list could not be exported',
};
