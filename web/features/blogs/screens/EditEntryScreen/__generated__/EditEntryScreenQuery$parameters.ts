/**
 * @generated SignedSource<<c708027facdb59c9d8da1b1e8f8a5207>>
 * @relayHash 3a33c6226b90ef6d06104df775de70f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76386b03e1de6c215ec5600d8e1854f4922364b6550a350dd3a1fc80a3dfee4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditEntryScreenQuery } from './EditEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76386b03e1de6c215ec5600d8e1854f4922364b6550a350dd3a1fc80a3dfee4d",
    "metadata": {},
    "name": "EditEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
