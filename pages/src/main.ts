import { mount } from 'svelte';
import App from './App.svelte';
import './style.css';

const target = document.getElementById('page');
if (target === null) throw new Error('the document has no place for the page');
mount(App, { target });
