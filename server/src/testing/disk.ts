/**
 * Folder for temporary files on a disk, where `npm test` has those of most tests in memory: for what is about kills, locks,
 * write-ahead logs and full disks.
 */
export const DISK = '/var/tmp';
