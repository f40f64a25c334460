import { createContext, useContext } from 'react';

/** The title an administrator gave the module around; empty where it has the name of its kind. */
export const ModuleTitle = createContext('');

export const useModuleTitle = (own: string): string => useContext(ModuleTitle) || own;
