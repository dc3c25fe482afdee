export { type Recorder, type RecorderOptions, startRecorder } from './recorder.ts'
