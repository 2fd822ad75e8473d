/**
 * @generated SignedSource<<7e0544e93144da03160ff9cacf1b0ccc>>
 * @relayHash 2999b8d658468ecd5f72a3b4d5650cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4d28387e56ce812e34bbfe66cf4ad32ad56a899a20b31639e03500ddef6dc46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfilePicturesScreenQuery } from './OwnProfilePicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfilePicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4d28387e56ce812e34bbfe66cf4ad32ad56a899a20b31639e03500ddef6dc46",
    "metadata": {},
    "name": "OwnProfilePicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
