/**
 * @generated SignedSource<<9c3083639af6693fa880e139a79b1569>>
 * @relayHash 0aa52d9d44dc458e3ed0e09f6ba79dec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69731246a3e8be346a98616482e1691300f84566b55f6b845d5713bf011138b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69731246a3e8be346a98616482e1691300f84566b55f6b845d5713bf011138b7",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
