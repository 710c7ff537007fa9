/** The page's heading. */
export const ProfileHead = () => <h1 className="mb-4 text-h1 font-extrabold lg:mb-6">My Profile</h1>
