// Names of the rows of the bench.
export const GIVEN_NAMES =
  'Ahmed Mariam Yousef Fatima Omar Aisha Khalid Noura Saeed Hessa Rashid Layla Hamad Salama Sultan Moza Ali Shamma Majid Reem Faisal Amna Tariq Huda Bilal Priya Rahul Anjali Imran Sana Jose Maria Wei Elena Dmitri Chloe Kofi Grace Nguyen Zainab'.split(
    ' ',
  );
export const FAMILY_NAMES =
  "Al Suwaidi,Al Mansoori,Al Nuaimi,Al Shamsi,Al Ketbi,Al Zaabi,Al Mazrouei,Al Hammadi,Al Blooshi,Al Qassimi,Haddad,Khan,Sharma,Patel,Nair,Iyer,Menon,Siddiqui,Malik,Chaudhry,Santos,Reyes,Cruz,Dela Peña,O'Brien,Smith,Taylor,Ivanova,Petrov,Chen,Wang,Kim,Tanaka,Mensah,Okafor,Farouk,Mostafa,Haddadin,Khoury,Saleh".split(
    ',',
  );
export const STREETS = [
  'Al Wasl Road',
  'King Faisal Street',
  'Corniche Road',
  'Sheikh Zayed Road',
  'Al Ittihad Road',
];
