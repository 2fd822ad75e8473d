/**
 * @generated SignedSource<<2f085a60d0241914f32d7bc5e882fe64>>
 * @relayHash 72f8f52a9cd15153392a007dc8f8003f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12b88b268381e41f0b1915825b4e5794d3c14933bc8f034971083971ccf340e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12b88b268381e41f0b1915825b4e5794d3c14933bc8f034971083971ccf340e2",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
