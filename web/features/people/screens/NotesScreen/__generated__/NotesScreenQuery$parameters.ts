/**
 * @generated SignedSource<<e19526ebe0f1971457196487d79b1e84>>
 * @relayHash 084488249f1b331f3beb19208c351e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66bf7135e6e21f068178c617cfbdeea35e580445a9327689100b133d0ae344ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesScreenQuery } from './NotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66bf7135e6e21f068178c617cfbdeea35e580445a9327689100b133d0ae344ed",
    "metadata": {},
    "name": "NotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
