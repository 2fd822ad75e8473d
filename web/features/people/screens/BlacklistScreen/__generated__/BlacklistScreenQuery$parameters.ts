/**
 * @generated SignedSource<<aeb4e5d70ca307f71645538726ae82ba>>
 * @relayHash 54533b79a8e5961a4c7ef673b16edb13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45870c5aa26819aaddb9e88ec256dddb967a31911ad83e97c139fdc97f553811

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlacklistScreenQuery } from './BlacklistScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlacklistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45870c5aa26819aaddb9e88ec256dddb967a31911ad83e97c139fdc97f553811",
    "metadata": {},
    "name": "BlacklistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
