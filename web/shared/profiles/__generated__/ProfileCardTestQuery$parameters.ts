/**
 * @generated SignedSource<<2ed30b9674eba60271addf39ef74a535>>
 * @relayHash 6cd6e615073801ebd771e317e127b447
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ac30de2dcc5c767b2a17ad4594d9bc681389fc5dee5d315ae89bc580673fa85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileCardTestQuery } from './ProfileCardTestQuery.graphql';

const node: PreloadableConcreteRequest<ProfileCardTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ac30de2dcc5c767b2a17ad4594d9bc681389fc5dee5d315ae89bc580673fa85",
    "metadata": {},
    "name": "ProfileCardTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
