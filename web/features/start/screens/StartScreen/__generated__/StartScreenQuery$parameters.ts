/**
 * @generated SignedSource<<230741c7f31b4e7612012e1e7bf7b7e2>>
 * @relayHash 408724afd8d1a1d04f0b9c8600a5365a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 448c00fec0582c5e83b3495e66a8e61b0d4edfd29c3f014e98ce8eb59906891b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "448c00fec0582c5e83b3495e66a8e61b0d4edfd29c3f014e98ce8eb59906891b",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
