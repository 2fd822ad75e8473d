/**
 * @generated SignedSource<<4bcfd5e336e033cfeff64c0b52c83f09>>
 * @relayHash 8a500187f2217aa77d93ee4b2eafcf46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0afbd57c03d99a46c334a047612b545bb2a59ea1d82ab9d4c6db16c0ab9c28d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesScreenQuery } from './NotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0afbd57c03d99a46c334a047612b545bb2a59ea1d82ab9d4c6db16c0ab9c28d",
    "metadata": {},
    "name": "NotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
