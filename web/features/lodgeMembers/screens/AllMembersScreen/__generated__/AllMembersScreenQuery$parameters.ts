/**
 * @generated SignedSource<<84a4326ae6088499253e28a687282666>>
 * @relayHash 6e453feb5955da296f10a07e55cb49e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12d2c68ac11ea3f61bd30527b1164a6e713d6669c83bde2e81a3af88c2333fe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllMembersScreenQuery } from './AllMembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllMembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12d2c68ac11ea3f61bd30527b1164a6e713d6669c83bde2e81a3af88c2333fe8",
    "metadata": {},
    "name": "AllMembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
