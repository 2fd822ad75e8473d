/**
 * @generated SignedSource<<14e3d63f812b1f6b3d37093380db70ad>>
 * @relayHash 1ffa02f803799d05cbc9267957217396
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb62a9187325d2325a8b251c147737ed85f5455d5aac906573bafa354b096ab3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb62a9187325d2325a8b251c147737ed85f5455d5aac906573bafa354b096ab3",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
