/**
 * @generated SignedSource<<f96eda2885e6d29ff68a3670458fd9de>>
 * @relayHash 4455cfe73588b21e382ad4dd7cf7cc7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 755d4e078a9fd34c7fbb2f497e1136a86b5cc5d502948376d0cc76a8921702fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "755d4e078a9fd34c7fbb2f497e1136a86b5cc5d502948376d0cc76a8921702fa",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
