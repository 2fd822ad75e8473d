/**
 * @generated SignedSource<<49a0bc481029bcf30a362db925fd6168>>
 * @relayHash 72c02b778c0542f2bbbc86cfaa49882f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a1df91cef0bed207d675d048d4b063b7fd65dc1b03abb45c168d0e4e4fbd8cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesScreenQuery } from './NotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a1df91cef0bed207d675d048d4b063b7fd65dc1b03abb45c168d0e4e4fbd8cd",
    "metadata": {},
    "name": "NotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
