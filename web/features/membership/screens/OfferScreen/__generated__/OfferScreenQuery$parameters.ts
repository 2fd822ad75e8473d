/**
 * @generated SignedSource<<69bd000a8b9baaa9d56b310e23cea1fb>>
 * @relayHash e27ee9c5edbfe3771aff72c4f06fbadd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1bad6d92a207becbb06cdfb79726b3050cb6b1ca5a7cd317bc3631697482987

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OfferScreenQuery } from './OfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<OfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1bad6d92a207becbb06cdfb79726b3050cb6b1ca5a7cd317bc3631697482987",
    "metadata": {},
    "name": "OfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
