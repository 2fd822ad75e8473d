/**
 * @generated SignedSource<<1dc3b926f53b74ead9741e03a1b73d01>>
 * @relayHash e96da5d4435c7d1b45a4def2a7686337
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 053e09061354812a11830c2ef3dc3950cb3a3db2dd24029da81732b8fa10f61c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "053e09061354812a11830c2ef3dc3950cb3a3db2dd24029da81732b8fa10f61c",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
