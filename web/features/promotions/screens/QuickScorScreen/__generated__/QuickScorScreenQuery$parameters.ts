/**
 * @generated SignedSource<<4381f2a15affca62b00fbb0c5cbe07d0>>
 * @relayHash d22a4cd6ab1645f8eb958797295821b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1928d2b5f5c130b28fa81948f7cecede5487e0a5921bcbeadaca722e97fe92a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickScorScreenQuery } from './QuickScorScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickScorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1928d2b5f5c130b28fa81948f7cecede5487e0a5921bcbeadaca722e97fe92a5",
    "metadata": {},
    "name": "QuickScorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
