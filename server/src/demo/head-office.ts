/** Contact of the demo's administrator. */
export const HEAD_OFFICE = { phone: '+971 4 320 8841', address: 'Al Quoz Industrial Area 3, Dubai' };
