export const attemptsText = {};
